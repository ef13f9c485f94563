declare module '*?wasm' {
  /** A compiled program of src/core. */
  const program: Uint8Array<ArrayBuffer>;
  export default program;
}
