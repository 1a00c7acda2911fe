const HEAD =
  'M200 86C268 86 306 138 304 208C303 258 290 306 262 344C243 370 222 386 200 386C178 386 157 370 138 344C110 306 97 258 96 208C94 138 132 86 200 86Z';
const SHOULDERS =
  'M144 330L144 354C146 384 146 402 126 412C60 438 -30 448 -58 560L458 560C430 448 340 438 274 412C254 402 254 384 256 354V330Z';
const SHOULDER_LINES =
  'M144 354C146 384 146 402 126 412C60 438 -30 448 -58 560M256 354C254 384 254 402 274 412C340 438 430 448 458 560';
/** Open: it is filled behind the face, and no line crosses the neck. */
const HAIR =
  'M136 350C116 376 78 380 50 356C70 318 77 268 76 210C74 124 122 68 198 66C276 64 326 124 324 210C323 268 330 318 350 356C322 380 284 376 264 350';
const FACE =
  'M197 97C160 100 122 134 108 196C103 222 103 244 106 262C113 296 122 320 138 344C157 370 178 386 200 386C222 386 243 370 262 344C278 320 287 296 294 262C297 244 297 222 292 196C280 134 236 101 197 97Z';

/** Brows, eyes, nose and mouth. */
const FEATURES = [
  'M130 193Q152 180 175 190M225 190Q248 180 270 193',
  'M132 219Q153 206 174 219Q153 229 132 219Z',
  'M226 219Q247 206 268 219Q247 229 226 219Z',
  'M196 222C195 244 191 258 186 268Q193 279 200 278Q207 279 214 268',
  'M160 314Q181 320 200 319Q219 320 240 314M166 317Q200 346 234 317',
];

/** Points that a face reading follows. */
const POINTS = [
  [130, 193],
  [152, 186],
  [175, 190],
  [225, 190],
  [248, 186],
  [270, 193],
  [132, 219],
  [174, 219],
  [226, 219],
  [268, 219],
  [186, 268],
  [200, 278],
  [214, 268],
  [160, 314],
  [200, 319],
  [240, 314],
  [200, 331],
  [200, 386],
  [138, 344],
  [262, 344],
  [113, 290],
  [287, 290],
] as const;

const AROUND = [
  [1.2, 1.08, 0.5],
  [1.43, 0.91, 0.28],
] as const;

/** A face as lines and points, the way the camera panel shows it: no picture of anyone. Decoration. */
export function FaceLines() {
  return (
    <svg viewBox="-60 20 520 440" focusable="false">
      <path d={SHOULDERS} fill="var(--nf-surface-sunken)" />
      <g fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round">
        <path d={SHOULDER_LINES} opacity=".45" />
        <path d={HAIR} fill="var(--nf-surface-sunken)" strokeOpacity=".6" />
      </g>
      <g fill="none" stroke="var(--nf-dawn-deep)">
        {AROUND.map(([scale, strokeWidth, opacity]) => (
          <path
            key={scale}
            d={HEAD}
            transform={`translate(200 236) scale(${scale}) translate(-200 -236)`}
            {...{ strokeWidth, opacity }}
          />
        ))}
      </g>
      <g fill="none" stroke="currentColor" strokeLinejoin="round" strokeLinecap="round">
        <path d={FACE} strokeWidth="1.5" />
        {FEATURES.map((d) => (
          <path key={d} d={d} strokeWidth="1.7" />
        ))}
      </g>
      <g fill="currentColor">
        <circle cx="153" cy="218" r="5" />
        <circle cx="247" cy="218" r="5" />
      </g>
      <g fill="var(--nf-dawn)">
        {POINTS.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="2.5" />
        ))}
      </g>
    </svg>
  );
}
