import { bundledLanguage, type Language } from '@nafas/platform';
import { newPlan, type PlanLines, type SafetyPlan } from './plan.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The plan of the sample person, looked over ten days ago. The numbers in it are nobody's. */
export async function samplePlan(now: Date, language: Language): Promise<SafetyPlan> {
  const { default: lines }: { default: PlanLines } = await import(
    /* webpackChunkName: "demo-[request]" */ `../sample-person/locales/${bundledLanguage(language)}/sample-plan.json`
  );
  return newPlan(lines, new Date(now.getTime() - 10 * DAY));
}
