/** What a client of ours asks of PostgREST: an address below /rest/v1/, and the arguments of a function. */
export interface RestRequest {
  readonly url: string;
  readonly body: string | null;
}

/** The types of the arguments of each function, as `name type`, e.g. `most integer`. */
export type Arguments = ReadonlyMap<string, ReadonlyMap<string, string>>;

const OPERATORS: Readonly<Record<string, string>> = {
  eq: '=',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};
const NO_FILTER = new Set(['select', 'order', 'limit', 'offset', 'columns']);

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const name = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * The statement that PostgREST makes of a read, as far as our clients ask: its answer is one JSON text. Throws where they ask
 * for what isn't known here.
 */
export function asSql({ url, body }: RestRequest, types: Arguments): string {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace('/rest/v1/', '');
  const filters = [...searchParams].filter(([key]) => !NO_FILTER.has(key));
  const from = path.startsWith('rpc/')
    ? ofFunction(path.slice('rpc/'.length), body ?? '{}', types)
    : `public.${name(path)}`;
  const wanted =
    searchParams
      .get('select')
      ?.split(',')
      .map((column) => name(column.trim()))
      .join(', ') ?? '*';
  const conditions = filters.map(([column, value]) => toCondition(column, value));
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const rows = `select ${wanted} from ${from}${where}${toOrder(searchParams.get('order'))}${toRange(searchParams)}`;
  return `select coalesce(json_agg(answer), '[]') from (${rows}) as answer`;
}

/** PostgREST reads the arguments of a function out of the body, each as its type. */
function ofFunction(called: string, body: string, types: Arguments): string {
  const given = Object.keys(JSON.parse(body) as object);
  if (given.length === 0) return `public.${name(called)}()`;
  const known = types.get(called);
  const typed = given.map((key) => {
    const type = known?.get(key);
    if (type === undefined) throw new Error(`${called} has no argument ${key}`);
    return `${name(key)} ${type}`;
  });
  const passed = given.map((key) => `${name(key)} := given.${name(key)}`).join(', ');
  return (
    `json_to_record(${quote(body)}) as given (${typed.join(', ')}), ` +
    `lateral public.${name(called)}(${passed}) as called`
  );
}

function toCondition(column: string, value: string): string {
  const [operator = '', ...rest] = value.split('.');
  const operand = rest.join('.');
  if (operator === 'not') return `not (${toCondition(column, operand)})`;
  if (operator === 'is' && /^(null|true|false)$/.test(operand))
    return `${name(column)} is ${operand}`;
  if (operator === 'in') {
    const list = operand
      .slice(1, -1)
      .split(',')
      .map((one) => quote(one.replaceAll('"', '')));
    return `${name(column)} in (${list.join(', ')})`;
  }
  const sign = OPERATORS[operator];
  if (sign === undefined) throw new Error(`No such operator here: ${value}`);
  return `${name(column)} ${sign} ${quote(operand)}`;
}

function toOrder(order: string | null): string {
  if (order === null) return '';
  const by = order.split(',').map((one) => {
    const [column = '', direction = 'asc'] = one.split('.');
    return `${name(column)} ${direction}`;
  });
  return ` order by ${by.join(', ')}`;
}

function toRange(parameters: URLSearchParams): string {
  const of = (key: string) => {
    const value = parameters.get(key);
    return value === null ? '' : ` ${key} ${Number(value)}`;
  };
  return of('limit') + of('offset');
}
