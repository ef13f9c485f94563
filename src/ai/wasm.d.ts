declare module '*?wasm' {
  /** A compiled AssemblyScript program. */
  const program: Uint8Array<ArrayBuffer>;
  export default program;
}
