/** The game's version from package.json, defined by the build. */
declare const APP_VERSION: string;
