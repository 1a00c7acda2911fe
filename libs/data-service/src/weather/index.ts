export type { WeatherService } from './service.ts';
export { createSupabaseWeather } from './supabase.ts';
export { type WeatherDay } from './weather.ts';
