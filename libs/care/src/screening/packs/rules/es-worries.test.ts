import { expect, it } from 'vitest';
import { RULES } from './es.ts';
import { readRules } from './rule-set.ts';

const spanish = readRules('es', RULES);

it.each([
  'Mi prima me ha escrito que quiere matarse y vive lejos',
  'mi hijo de 15 años se corta y no se como hablarle',
  'mi papa le pega a mi mama y me pega a mi tambien',
  'Mi padrastro me toca por las noches',
  'me da miedo volver a casa, mi novio me golpeo ayer',
  'Mi jefe me amenazó con pegarme si hablo',
  'me provoco el vomito despues de cenar',
  'Llevo cuatro días sin comer nada para bajar de peso',
  'tomo laxantes cada noche para adelgazar',
  'Mi mejor amiga me confesó ayer que piensa en suicidarse',
  'el novio de mi hermana la golpea y a mi tambien me pega',
  'Mi ex me amenaza con matarme si lo dejo',
  'mi papá me pegaba con el cinturón',
  'Mi profesor me toca cuando estamos solos',
  'mi novia se autolesiona',
  'Mi sobrina se corta los brazos',
  'como y luego me meto los dedos para vomitar',
  'dejé de comer para estar delgada',
  'Tengo miedo de mi marido',
])('%s: a worry', (text) => {
  expect(spanish(text)).toMatch(/^(worry|concern)$/u);
});

it.each([
  'Me acabo de tragar un blister entero',
  'me tome toda la caja de pastillas hace una hora',
  'he tomado treinta pastillas',
  'No quiero suicidarme pero ojalá no despertara',
  'mi marido me pega y ya no quiero vivir',
  'Me tragué dos blisters',
  'ojalá un coche me atropelle',
])('%s: danger', (text) => {
  expect(spanish(text)).toBe('crisis');
});

it.each([
  'Me tomé una caja de bombones yo sola',
  'Vomito todo lo que como por la gastroenteritis',
  'Mi hermano me pega unas palizas al FIFA tremendas',
  'no he comido nada desde ayer por el análisis de sangre',
  'Tomé dos pastillas para el dolor de cabeza',
  'mi marido me pega la gripe todos los inviernos',
  'No, nunca he pensado en suicidarme, gracias',
  'Medimos la altura del armario y no cabe',
  'En la película el padrastro maltrata a la protagonista',
  'Mi abuela dice que se muere de risa conmigo',
  'no quiero morir, pero de hambre casi',
  'Mi mujer me pega la bronca si llego tarde',
  'Mi hijo no quiere seguir viviendo con nosotros, se va a Madrid',
  'Ayuno durante el Ramadán',
])('%s: no danger', (text) => {
  expect(String(spanish(text))).not.toMatch(/crisis|concern|worry/u);
});
