import { newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { ENGINES } from './installed.ts';
import { mainJourney } from './main-journey.ts';
import { Tab } from './tab.ts';

for (const engine of ENGINES) {
  for (const [language, name] of [
    ['en', 'Layla Haddad'],
    ['ar', 'ليلى حداد'],
  ] as const) {
    test(`the main journey in ${engine.name}, ${language} (DECISION-157)`, async ({ product }) => {
      test.setTimeout(240_000);
      const driver = await engine.start();
      try {
        await mainJourney(new Tab(driver), product.url, language, newPerson(name));
        expect(await driver.run('return document.documentElement.lang')).toBe(language);
        expect(await driver.run('return document.documentElement.dir')).toBe(
          language === 'ar' ? 'rtl' : 'ltr',
        );
        expect(driver.complaints).toEqual([]);
      } catch (error) {
        await driver.picture(test.info().outputPath('screen.png'));
        throw error;
      } finally {
        await driver.close();
      }
    });
  }
}
