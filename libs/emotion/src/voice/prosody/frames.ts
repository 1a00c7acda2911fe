/** Samples at the analysis rate from one frame to the next. */
export const HOP = 160;
/** The same in seconds. */
export const HOP_SECONDS = 0.01;

/** The measurements of each 10 ms of a recording; all arrays have the same length. */
export interface FrameTracks {
  /** Fundamental frequency in semitones above 50 Hz; NaN where the frame is not voiced. */
  readonly pitch: Float64Array;
  /** Clarity of the pitch, 0-1 (McLeod's normalised square difference). */
  readonly clarity: Float64Array;
  /** Level in the telephone band, in dB, noise floor taken off; only differences mean anything. */
  readonly level: Float64Array;
  /** dB of 1000-3400 Hz over 300-1000 Hz, noise floor taken off. */
  readonly tilt: Float64Array;
  /** Spectral centroid of 300-3400 Hz, on a log scale, in octaves above 300 Hz. */
  readonly centroid: Float64Array;
  /** dB of the strongest bin of 2000-3400 Hz over the strongest of 300-2000 Hz (Hammarberg). */
  readonly hammarberg: Float64Array;
  /** Distance of this frame's spectrum (in dB per band) to the last one's. */
  readonly flux: Float64Array;
}
