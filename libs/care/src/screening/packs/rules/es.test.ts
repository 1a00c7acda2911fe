import { expect, it } from 'vitest';
import { RULES } from './es.ts';
import { readRules } from './rule-set.ts';

const spanish = readRules('es', RULES);

it.each([
  'ya no me quedan ganas de seguir en este mundo',
  'Anoche casi lo hago.',
  'toy pensando en matarme, posta',
  'no kiero bibir',
  'Perdónenme por seguir viva',
  'Enterrada les daría menos trabajo',
  'Me puse de plazo el verano',
  'Me voy, y no hablo de un viaje',
  'El más allá no puede ser peor',
  'Desde el cielo los voy a cuidar',
  'Tengo la lápida encargada',
  'Le regalé mi guitarra para que se acuerde de mí',
  'me lastimo a escondidas cuando mis papás pelean',
  'me lleno los brazos de rayas, me llené las piernas de cortes',
  'Tía, que no quiero seguir viva',
  'Si suspendo el examen me suicido',
])('%s: danger', (text) => {
  expect(spanish(text)).toBe('crisis');
});

it.each([
  'Me mato a trabajar y no llego a fin de mes',
  'El partido de ayer me mató',
  'Tengo pánico a morirme, por eso dejé de fumar',
  'Cansada sí, pero morirme no',
  'Ya tenemos fecha y sitio para la boda',
  'En el escenario me toca morirme',
  'Le hicimos una carta de despedida a la directora',
  'La cuerda de la guitarra se rompió',
  'Me hice un corte pelando patatas',
  'Os dejo, que llega el autobús',
  'En agosto ya no estaré en Madrid',
  'Dejé la medicación porque el médico me dio el alta',
  'Me voy con mi abuela al pueblo',
])('%s: no danger', (text) => {
  expect(spanish(text)).not.toBe('crisis');
});
