declare module '*?wasm' {
  /** A compiled program of src/wasm. */
  const program: Uint8Array<ArrayBuffer>;
  export default program;
}
