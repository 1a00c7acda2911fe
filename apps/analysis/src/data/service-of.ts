import {
  createSimulatedAnalysis,
  createSupabaseAnalysis,
  type AnalysisService,
} from '@nafas/data-service/analysis';
import { createSimulatedCheckIns, type CheckInService } from '@nafas/data-service/check-ins';
import {
  consentInForce,
  createSimulatedConsents,
  createSupabaseConsents,
  type ConsentService,
} from '@nafas/data-service/consents';
import {
  createSimulatedRecommendations,
  createSupabaseRecommendations,
  type RecommendationService,
} from '@nafas/data-service/recommendations';
import type { PlatformV1 } from '@nafas/platform';
import { deviceTimeZone } from './today.ts';

/** The check-ins of the demo: samples and what the visitor adds in this tab. Signed in, writes go to the outbox. */
export function demoCheckIns(): CheckInService {
  const demo = { storage: sessionStorage, now: () => new Date() };
  return createSimulatedCheckIns({
    ...demo,
    timeZone: deviceTimeZone(),
    async mayKeep() {
      const consents = createSimulatedConsents({ ...demo, delayMs: { read: 0, write: 0 } });
      return consentInForce(await consents.list(), 'check_ins') !== undefined;
    },
  });
}

/** The figures of this scope: those of the demo, or of the signed-in person's own rows. */
export async function analysisOf(platform: PlatformV1): Promise<AnalysisService> {
  if (platform.scope.mode === 'demo') return createSimulatedAnalysis(demoCheckIns());
  return createSupabaseAnalysis(await platform.backend());
}

/** What is on record of the recommendations of this scope: of the demo's tab, or of the signed-in person. */
export async function shownOf(platform: PlatformV1): Promise<RecommendationService> {
  if (platform.scope.mode === 'demo') {
    return createSimulatedRecommendations({ storage: sessionStorage });
  }
  return createSupabaseRecommendations(await platform.backend());
}

/** What the person of this scope agreed to. */
export async function consentsOf(platform: PlatformV1): Promise<ConsentService> {
  if (platform.scope.mode === 'demo') {
    return createSimulatedConsents({ storage: sessionStorage, now: () => new Date() });
  }
  return createSupabaseConsents(await platform.backend());
}
