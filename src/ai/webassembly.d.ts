// The part of WebAssembly that src/ai uses. Every host has it, but TypeScript declares it only with the DOM
// or Node types, and src/ai is compiled without both.
declare namespace WebAssembly {
  type Module = object;
  const Module: new (bytes: Uint8Array<ArrayBuffer>) => Module;
  interface Instance {
    readonly exports: object;
  }
  const Instance: new (
    module: Module,
    imports: Record<string, Record<string, () => never>>,
  ) => Instance;
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
}
