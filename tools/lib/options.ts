// Command-line options of the programs in tools: described once, for --help and for messages.
import {
  type Command,
  CommanderError,
  Help,
  InvalidArgumentError,
  Option,
  type OptionValues,
} from '@commander-js/extra-typings';
import { type Result, err, ok } from '@/engine/index.ts';
import { plainProgram } from './plain-program.mjs';

/** The exit status after arguments that are not understood. */
export const BAD_ARGUMENTS = 2;

/** As usual, but lists are shown as they are typed. */
function optionDescription(option: Option): string {
  const list: unknown = option.defaultValue;
  const shown = Array.isArray(list)
    ? new Option(option.flags, option.description).default(list, list.join(','))
    : option;
  return new Help().optionDescription(shown);
}

/** A program, by the command that runs it, as yet without options; `--help` prints the description and the options. */
export const newProgram = (command: string, description: string) =>
  plainProgram(command, description).configureHelp({ optionDescription });

/**
 * The values of a program's options in some arguments, or what is wrong with these. Prints the help on request, and
 * then ends the process.
 */
export function optionsIn<Args extends unknown[], Values extends OptionValues>(
  program: Command<Args, Values>,
  args: readonly string[],
): Result<Values, string> {
  const quiet = program.exitOverride().configureOutput({ writeErr: () => undefined });
  try {
    return ok(quiet.parse(args, { from: 'user' }).opts());
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) process.exit(0);
    return err(error.message.replace(/^error: /, ''));
  }
}

/** Ends the process: prints what is wrong with its arguments. */
export function refuse(message: string): never {
  console.error(`error: ${message}\n--help lists the options.`);
  process.exit(BAD_ARGUMENTS);
}

/** The values of a program's options in the arguments of this process, which ends if they are not understood. */
export function optionsOf<Args extends unknown[], Values extends OptionValues>(
  program: Command<Args, Values>,
): Values {
  const read = optionsIn(program, process.argv.slice(2));
  return read.ok ? read.value : refuse(read.error);
}

/** Parses a whole number within a range. */
export const wholeNumber =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(
      max === Number.MAX_SAFE_INTEGER
        ? `Expected a whole number from ${min}.`
        : `Expected a whole number from ${min} to ${max}.`,
    );
  };

/** Parses a comma-separated list of whole numbers within a range. */
export const wholeNumbers =
  (min: number, max?: number) =>
  (text: string): readonly number[] =>
    text.split(',').map(wholeNumber(min, max));

/** Parses a number. */
export function number(text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(value)) return value;
  throw new InvalidArgumentError('Expected a number.');
}

/** Parses a number above 0, at most 1. */
export function share(text: string): number {
  const value = number(text);
  if (value > 0 && value <= 1) return value;
  throw new InvalidArgumentError('Expected a number above 0, at most 1.');
}

/** Parses one of several names. */
export const oneOf =
  <Name extends string>(names: readonly Name[]) =>
  (text: string): Name => {
    const found = names.find((name) => name === text);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`Expected one of ${names.join(', ')}.`);
  };

/** Parses a comma-separated list of names; the result has the order of `names`. */
export const someOf =
  <Name extends string>(names: readonly Name[]) =>
  (text: string): readonly Name[] => {
    const wanted = text.split(',');
    const unknown = wanted.find((each) => !(names as readonly string[]).includes(each));
    if (unknown === undefined) return names.filter((name) => wanted.includes(name));
    throw new InvalidArgumentError(`Expected some of ${names.join(', ')}, not '${unknown}'.`);
  };
