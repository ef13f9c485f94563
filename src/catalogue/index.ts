export * from './catalogue.ts';
export * from './deck.ts';
export * from './length.ts';
export * from './names.ts';
export * from './order.ts';
export * from './questions.ts';
export * from './search.ts';
export * from './tradition.ts';
