declare module '*?figures' {
  /** URL of the figures: gzipped JSON. */
  const address: string;
  export default address;
}
