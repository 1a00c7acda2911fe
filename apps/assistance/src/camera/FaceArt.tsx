import { useId } from 'react';
import css from './camera.module.css';

const HALO =
  'M200 86C268 86 306 138 304 208C303 258 290 306 262 344C243 370 222 386 200 386C178 386 157 370 138 344C110 306 97 258 96 208C94 138 132 86 200 86Z';
const HALOS = [
  [1.2, 0.5],
  [1.43, 0.28],
  [1.7, 0.14],
] as const;
const FACE =
  'M197 97C160 100 122 134 108 196C103 222 103 244 106 262C113 296 122 320 138 344C157 370 178 386 200 386C222 386 243 370 262 344C278 320 287 296 294 262C297 244 297 222 292 196C280 134 236 101 197 97Z';
const SCARF =
  'M136 350C116 376 78 380 50 356C70 318 77 268 76 210C74 124 122 68 198 66C276 64 326 124 324 210C323 268 330 318 350 356C322 380 284 376 264 350';
const SHOULDERS =
  'M144 354C146 384 146 402 126 412C60 438 -30 448 -58 560M256 354C254 384 254 402 274 412C340 438 430 448 458 560';
const CORNERS = [
  'M246 104V84Q246 70 260 70H280',
  'M474 104V84Q474 70 460 70H440',
  'M246 332V352Q246 366 260 366H280',
  'M474 332V352Q474 366 460 366H440',
];

/** A face in contour lines in place of the camera's picture, and corners around it once a face is found. Decoration. */
export function FaceArt({ isFound }: { isFound: boolean }) {
  const lit = useId();
  return (
    <svg
      className={css['art']}
      viewBox="0 0 720 459"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={lit} cx=".42" cy=".34" r=".7">
          <stop offset="0" stopColor="var(--nf-accent)" stopOpacity=".4" />
          <stop offset="1" stopColor="var(--nf-accent)" stopOpacity=".05" />
        </radialGradient>
      </defs>
      <g
        className={css['lines']}
        transform="translate(360 218) scale(.8) translate(-200 -236)"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.5"
      >
        <path d={SHOULDERS} strokeOpacity=".45" />
        <path d={SCARF} strokeOpacity=".6" />
        <g stroke="var(--nf-dawn-deep)" strokeWidth=".9">
          {HALOS.map(([scale, opacity]) => (
            <path
              key={scale}
              d={HALO}
              opacity={opacity}
              transform={`translate(200 236) scale(${scale}) translate(-200 -236)`}
            />
          ))}
        </g>
        <path d={FACE} fill={`url(#${lit})`} />
        <path d="M130 193Q152 180 175 190M225 190Q248 180 270 193" />
        <path d="M132 219Q153 206 174 219Q153 229 132 219ZM226 219Q247 206 268 219Q247 229 226 219Z" />
        <path d="M196 222C195 244 191 258 186 268Q193 279 200 278Q207 279 214 268" />
        <path d="M160 314Q181 320 200 319Q219 320 240 314M166 317Q200 346 234 317" />
      </g>
      {isFound ? (
        <g fill="none" stroke="var(--nf-dawn-deep)" strokeWidth="3" strokeLinecap="round">
          {CORNERS.map((corner) => (
            <path key={corner} d={corner} />
          ))}
        </g>
      ) : null}
    </svg>
  );
}
