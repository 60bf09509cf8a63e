const HOUSES = [
  [46, 318],
  [92, 330],
  [142, 308],
  [196, 326],
  [250, 336],
  [310, 322],
  [470, 330],
  [520, 312],
  [566, 334],
  [604, 316],
] as const

/** A mining town in the hills at nightfall: the ridges come nearer at different speeds and its windows are lit one by one. */
export function hills(): string {
  const houses = HOUSES.map(
    (
      [x, y],
      index,
    ) => `<path fill="#aeb8c2" d="M${x} ${y + 44}V${y + 16}H${x + 32}V${y + 44}Z"/><path fill="#8a4b32" d="M${x - 5} ${y + 18}L${x + 16} ${y}L${x + 37} ${y + 18}Z"/>
    <path fill="#3a444e" d="M${x + 9} ${y + 24}h6v9h-6ZM${x + 19} ${y + 24}h6v9h-6Z"/><path class="show" style="--d:${900 + ((index * 7) % 10) * 260}ms" fill="#f5b301" d="M${x + 9} ${y + 24}h6v9h-6ZM${x + 19} ${y + 24}h6v9h-6Z"/>`,
  )
  const contours = [
    'M20 232L86 178L150 216L236 132L300 190L352 162L452 238L540 170L640 240',
    'M44 240L88 204L150 240L236 158L300 216L352 188L448 258L540 196L610 250',
    'M206 196L236 168L280 210',
  ].map(
    (d, index) =>
      `<path class="line" style="--d:${500 + index * 500}ms;--long:2400ms" pathLength="1" d="${d}" fill="none" stroke="#f5b301" stroke-opacity="${index === 2 ? 0.75 : 0.34}" stroke-width="1.2"/>`,
  )
  return `<div class="ground cover"></div><svg class="cover far" viewBox="0 60 654 368" preserveAspectRatio="xMidYMax slice"><circle cx="560" cy="112" r="26" fill="#f5b301"/>
    <path fill="#262d35" d="M0 236L84 168L150 206L236 120L300 178L352 150L452 226L540 158L654 238V440H0Z"/>${contours.join('')}
    <path fill="#2f3841" d="M0 300C80 258 150 286 224 262C320 232 380 286 470 268C548 252 600 280 654 268V440H0Z"/>
    <g fill="#d5dbe1" stroke="#1b2026" stroke-width="1.5"><path d="M352 348V246H460V348Z"/><path d="M346 348V222H374V348ZM438 348V222H466V348Z"/><path d="M344 222Q360 190 376 222ZM436 222Q452 190 468 222Z"/><path d="M374 250Q406 204 438 250Z"/></g>
    <path fill="none" stroke="#d5dbe1" stroke-width="2.5" d="M360 200V184M354 190H366M452 200V184M446 190H458M406 226V206M399 213H413"/>
    <path fill="#f5b301" d="M398 348V312Q406 300 414 312V348ZM402 268a5 5 0 1 0 8 0a5 5 0 1 0 -8 0"/>
    <path fill="#1b2026" d="M0 368C90 330 180 356 270 344C380 330 480 366 654 336V440H0Z"/>${houses.join('')}
    <path fill="#1b2026" d="M0 392C120 368 220 394 330 382C440 370 540 398 654 376V440H0Z"/></svg>
    <div class="cover" style="background:linear-gradient(90deg,#14171be6,#14171b99 40%,#14171b00 68%)"></div>`
}
