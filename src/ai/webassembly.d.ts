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
    imports: Readonly<Record<string, Readonly<Record<string, (...values: never[]) => number>>>>,
  ) => Instance;
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
}
