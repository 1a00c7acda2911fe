export { answerKey, answerToday, DRAWS_KEY } from './answer-today.ts';
export type { WeatherService } from './service.ts';
export { createSimulatedWeather } from './simulated.ts';
export { createSupabaseWeather } from './supabase.ts';
export { parseLevel, type WeatherDay, weatherOfRows } from './weather.ts';
