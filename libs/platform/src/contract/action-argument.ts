/** The argument of an action: a flat record of JSON values. */
export type ActionArgument = Readonly<Record<string, string | number | boolean>>;

/** One property of an action's argument, in the keywords of JSON Schema and the one that says it may be left out. */
export interface ArgumentProperty {
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  readonly format?: 'uuid' | 'date' | undefined;
  readonly enum?: readonly string[] | undefined;
  /** Of a string, in characters; 200 unless given. */
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly optional?: boolean | undefined;
}

/** The argument that an action takes, by property, as its feature declares it. Nothing else may be in it. */
export type ArgumentDeclaration = Readonly<Record<string, ArgumentProperty>>;

type ValueFor<Property> = Property extends { enum: readonly (infer Each)[] }
  ? Each
  : Property extends { type: 'string' }
    ? string
    : Property extends { type: 'boolean' }
      ? boolean
      : number;

type OptionalKeys<Declared> = {
  [Key in keyof Declared]: Declared[Key] extends { optional: true } ? Key : never;
}[keyof Declared];

/** The TypeScript type of the argument that a declaration (`as const`) describes. */
export type ArgumentFor<Declared> = {
  readonly [Key in Exclude<keyof Declared, OptionalKeys<Declared>>]: ValueFor<Declared[Key]>;
} & { readonly [Key in OptionalKeys<Declared>]?: ValueFor<Declared[Key]> };

const FORMATS = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
};
const MAX_LENGTH = 200;

/**
 * The problem with an argument for an action that declares `declared`, naming properties but no values; null when the
 * argument is valid. An action that declares nothing takes no argument.
 */
export function argumentProblem(
  declared: ArgumentDeclaration | undefined,
  given: ActionArgument | undefined,
): string | null {
  const known = Object.entries(declared ?? {});
  const unknown = Object.keys(given ?? {}).filter((key) => !known.some(([name]) => name === key));
  const wrong = known
    .filter(([name, property]) => {
      const value = given && Object.hasOwn(given, name) ? given[name] : undefined;
      return value === undefined ? property.optional !== true : !fits(property, value);
    })
    .map(([name]) => name);
  const names = [...unknown, ...wrong];
  return names.length === 0 ? null : `not as declared: ${names.join(', ')}`;
}

function fits(property: ArgumentProperty, value: string | number | boolean): boolean {
  const {
    type,
    format,
    minimum = -Infinity,
    maximum = Infinity,
    maxLength = MAX_LENGTH,
  } = property;
  if (typeof value === 'string') {
    return (
      type === 'string' &&
      value.length <= maxLength &&
      (property.enum?.includes(value) ?? true) &&
      (format === undefined || FORMATS[format].test(value))
    );
  }
  if (typeof value === 'boolean') return type === 'boolean';
  const isOfType = type === 'integer' ? Number.isInteger(value) : type === 'number';
  return isOfType && value >= minimum && value <= maximum;
}
