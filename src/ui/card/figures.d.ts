declare module '*?figures' {
  /** Where the figures are: gzipped JSON. */
  const address: string;
  export default address;
}
