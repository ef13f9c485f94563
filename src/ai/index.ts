/** The opponents as everybody else uses them: views in, commands out. Pure, like the engine. */
export * from './chance.ts';
export * from './choose.ts';
export * from './levels.ts';
export * from './quick.ts';
