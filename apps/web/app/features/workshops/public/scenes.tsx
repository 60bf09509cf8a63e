import styles from './brazil.module.css'
import art from './drawings.module.css'

const drawings = [Classroom, Quarry, View]

/** Drawings instead of photographs, one for each of up to three texts. */
export function Scenes({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.scenes}>
      {drawings.slice(0, texts.length).map((Drawing, index) => (
        <li key={texts[index]}>
          <figure>
            <svg viewBox="0 0 400 260" aria-hidden>
              <Drawing />
            </svg>
            <figcaption>{texts[index]}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

const heads = [58, 128, 198, 268, 338]

function Classroom() {
  return (
    <>
      <rect className={art.far} width="400" height="260" />
      <rect className={art.near} x="70" y="30" width="260" height="130" rx="4" />
      {[1, 2, 3, 4].map((ring) => (
        <path
          key={ring}
          className={ring % 2 ? art.minor : art.major}
          d={`M${200 - ring * 28} 44 A${ring * 28} ${ring * 24} 0 0 0 ${200 + ring * 28} 44`}
        />
      ))}
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3, 4, 5, 6].map((place) => (
          <circle
            key={`${row} ${place}`}
            className={row ? art.waiting : art.fired}
            cx={96 + place * 32 + (row % 2) * 16}
            cy={60 + row * 34}
            r="4"
          />
        )),
      )}
      {heads.map((x) => (
        <g key={x} className={art.body}>
          <circle cx={x} cy="204" r="17" />
          <path
            d={`M${x - 32} 260 C${x - 30} 232 ${x - 18} 224 ${x} 224 C${x + 18} 224 ${x + 30} 232 ${x + 32} 260 Z`}
          />
        </g>
      ))}
    </>
  )
}

function Quarry() {
  return (
    <>
      <rect className={art.far} width="400" height="260" />
      <circle className={art.moon} cx="316" cy="52" r="22" />
      <path className={art.middle} d="M0 96 H120 L132 130 H236 L248 166 H400 V260 H0 Z" />
      <path className={art.near} d="M0 152 H92 L104 186 H206 L220 218 H400 V260 H0 Z" />
      <path className={art.minor} d="M0 100 H118 M0 110 H122 M136 136 H234 M140 146 H238" />
      {[18, 42, 66].map((x) => (
        <path key={x} className={art.major} d={`M${x} 152 V186`} />
      ))}
      <g className={art.roof}>
        <path d="M262 176 h44 v22 h-44 Z" />
        <path d="M306 184 l40 -40 6 5 -38 44 Z" />
      </g>
      <path className={art.lit} d="M270 180 h14 v10 h-14 Z" />
      <path className={art.body} d="M254 200 h60 a9 9 0 0 1 0 18 h-60 a9 9 0 0 1 0 -18 Z" />
    </>
  )
}

function View() {
  return (
    <>
      <rect className={art.far} width="400" height="260" />
      <path className={art.middle} d="M0 120 L60 78 L120 108 L190 52 L250 104 L320 74 L400 124 V260 H0 Z" />
      <path className={art.minor} d="M20 122 L62 92 L120 122 L190 68 L250 118 L320 90 L384 130" />
      <path className={art.near} d="M0 176 C90 150 180 182 270 164 C330 152 370 166 400 158 V260 H0 Z" />
      {[30, 82, 140, 206, 262, 322, 360].map((x, index) => (
        <g key={x}>
          <path className={art.wall} d={`M${x} ${196 - (index % 3) * 10} h28 v22 h-28 Z`} />
          <path className={art.roof} d={`M${x - 4} ${198 - (index % 3) * 10} l18 -14 l18 14 Z`} />
          <path className={index % 2 ? art.lit : art.unlit} d={`M${x + 6} ${203 - (index % 3) * 10} h6 v8 h-6 Z`} />
        </g>
      ))}
      <path className={art.body} d="M0 228 C120 212 260 236 400 220 V260 H0 Z" />
    </>
  )
}
