// The little of WebAssembly that the opponents use. It is part of every host, but TypeScript
// declares it with the browser or with Node only, and src/ai is compiled without both.
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
