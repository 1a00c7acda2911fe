import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { readFile } from './files.ts';
import type { Check } from './check.ts';

/** Layers an app may write into beside its own: the design system's components come along with it. */
const SHARED_LAYERS = ['components'];
/** At-rules that style nothing by themselves. */
const HARMLESS = ['font-face', 'charset', 'property', 'counter-style'];

/** No stylesheet reaches past the app: everything is in its cascade layer, under names that carry app and version. */
export const stylesStayInside: Check = async (candidate) => {
  const { app, version } = candidate.named;
  const prefix = `${app.replaceAll('-', '_')}_${version.replaceAll(/[^0-9a-z]/g, '_')}__`;
  const sheets = candidate.descriptor.files.filter(({ file }) => file.endsWith('.css'));
  const problems: string[] = [];
  for (const { file } of sheets) {
    const css = (await readFile(candidate, file)).toString('utf8');
    problems.push(...styleProblems(css, app, prefix).map((problem) => `${file}: ${problem}`));
  }
  return { problems, fine: `${sheets.length} stylesheets in apps.${app}` };
};

/** Lists the rules of a stylesheet that reach outside the app, a sentence each, at most five. */
export function styleProblems(css: string, app: string, prefix: string): string[] {
  const problems = new Set<string>();
  const own = new RegExp(`^apps\\.${app}(\\.|$)`);
  const isInside = (layer: string) => own.test(layer) || SHARED_LAYERS.includes(layer);

  const visitRule = (rule: Rule) => {
    for (const selector of rule.selectors) {
      if (!selector.includes(`.${prefix}`)) problems.add(`"${selector}" is not the app's alone`);
    }
  };
  const visit = (node: ChildNode, layer: string) => {
    if (node.type === 'rule') {
      if (layer === '') problems.add(`"${node.selector}" is in no layer`);
      else if (!isInside(layer)) problems.add(`"${node.selector}" is in the layer ${layer}`);
      visitRule(node);
    }
    if (node.type === 'atrule') visitAtRule(node, layer);
  };
  const visitAtRule = (rule: AtRule, layer: string) => {
    if (rule.name === 'layer' && rule.nodes) {
      const inner = layer === '' ? rule.params : `${layer}.${rule.params}`;
      rule.nodes.forEach((node) => visit(node, inner));
    } else if (rule.name.endsWith('keyframes')) {
      if (!rule.params.startsWith(prefix))
        problems.add(`@keyframes ${rule.params} is not the app's alone`);
    } else if (rule.name === 'import') problems.add('@import loads what nobody checked');
    else if (!HARMLESS.includes(rule.name)) rule.nodes?.forEach((node) => visit(node, layer));
  };
  postcss.parse(css).nodes.forEach((node) => visit(node, ''));
  return [...problems].slice(0, 5);
}
