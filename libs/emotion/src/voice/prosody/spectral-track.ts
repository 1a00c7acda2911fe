import { ANALYSIS_RATE } from '../signal/resample.ts';
import { PowerSpectrum } from '../signal/spectrum.ts';
import { HOP, type FrameTracks } from './frames.ts';
import { quantile } from './statistics.ts';

const SIZE = 512;
const BIN_HZ = ANALYSIS_RATE / SIZE;
const FIRST = Math.ceil(300 / BIN_HZ);
const LAST = Math.floor(3400 / BIN_HZ);
const MIDDLE = Math.round(1000 / BIN_HZ);
const HAMMARBERG = Math.round(2000 / BIN_HZ);
/** Bands of the flux: four an octave are enough to see a syllable begin. */
const BAND_BINS = 7;
/** The quietest tenth of the frames is what the room sounds like. */
const FLOOR_QUANTILE = 0.1;
const OVER_SUBTRACTION = 1.5;

type SpectralTracks = Pick<FrameTracks, 'level' | 'tilt' | 'centroid' | 'hammarberg' | 'flux'>;

const decibels = (power: number): number => 10 * Math.log10(power + 1e-12);

/** The spectral tracks of 300-3400 Hz (what a telephone carries), noise floor subtracted. */
export function trackSpectrum(samples: Float32Array, frames: number): SpectralTracks {
  const width = LAST - FIRST + 1;
  const spectra = readSpectra(samples, frames, width);
  const floor = noiseFloor(spectra, frames, width);
  const level = new Float64Array(frames);
  const tilt = new Float64Array(frames);
  const centroid = new Float64Array(frames);
  const hammarberg = new Float64Array(frames);
  const flux = new Float64Array(frames);
  const bands = Math.floor(width / BAND_BINS);
  let before = new Float64Array(bands);
  let now = new Float64Array(bands);
  for (let f = 0; f < frames; f++) {
    let low = 0;
    let high = 0;
    let weighted = 0;
    let peakLow = 0;
    let peakHigh = 0;
    now.fill(0);
    for (let b = 0; b < width; b++) {
      const raw = spectra[f * width + b] ?? 0;
      const p = Math.max(raw - OVER_SUBTRACTION * (floor[b] ?? 0), raw * 0.01);
      const bin = b + FIRST;
      if (bin < MIDDLE) low += p;
      else high += p;
      weighted += p * Math.log2((bin * BIN_HZ) / 300);
      if (bin < HAMMARBERG) peakLow = Math.max(peakLow, p);
      else peakHigh = Math.max(peakHigh, p);
      const band = Math.floor(b / BAND_BINS);
      if (band < bands) now[band] = (now[band] ?? 0) + p;
    }
    level[f] = decibels(low + high);
    tilt[f] = decibels(high) - decibels(low);
    centroid[f] = weighted / (low + high + 1e-12);
    hammarberg[f] = decibels(peakHigh) - decibels(peakLow);
    let distance = 0;
    for (let b = 0; b < bands; b++) {
      now[b] = decibels(now[b] ?? 0);
      distance += Math.abs((now[b] ?? 0) - (before[b] ?? 0));
    }
    flux[f] = f === 0 ? 0 : distance / bands;
    [before, now] = [now, before];
  }
  return { level, tilt, centroid, hammarberg, flux };
}

function readSpectra(samples: Float32Array, frames: number, width: number): Float64Array {
  const spectrum = new PowerSpectrum(SIZE);
  const out = new Float64Array(frames * width);
  for (let f = 0; f < frames; f++) {
    const power = spectrum.compute(samples, f * HOP + HOP / 2 - SIZE / 2);
    for (let b = 0; b < width; b++) out[f * width + b] = power[b + FIRST] ?? 0;
  }
  return out;
}

function noiseFloor(spectra: Float64Array, frames: number, width: number): Float64Array {
  const floor = new Float64Array(width);
  const column = new Array<number>(frames).fill(0);
  for (let b = 0; b < width; b++) {
    for (let f = 0; f < frames; f++) column[f] = spectra[f * width + b] ?? 0;
    floor[b] = quantile(column, FLOOR_QUANTILE);
  }
  return floor;
}
