import { STYLE } from '../products/prints/sheet.ts'
import { FADE_MS, SIZE } from './film.ts'

/** What scenes are set in. Times count from the scene's own start; `--d` is how much later something comes. */
export const FILM_STYLE = `${STYLE}
body { width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; background: #14171b; color: #fff; font: 400 28px/1.45 Inter }
.scene { position: absolute; inset: 0; overflow: hidden; background: #14171b;
  animation: appear var(--fade) linear var(--at) both, gone 1ms linear calc(var(--at) + var(--for)) forwards }
/* what is on a ground goes before the next scene's words rise, so no two titles are read at once */
.scene:not(:last-child) > :not(.cover, .still, .shade) {
  animation: leave 350ms linear calc(var(--at) + var(--for) - ${FADE_MS + 150}ms) forwards }
.ground { background: radial-gradient(70% 110% at 76% 36%, #2c343d, #14171b 78%) }
.words { position: absolute; left: 88px; top: 50%; width: 560px; transform: translateY(-56%) }
.words.wide { width: 1040px }
.words.slim { width: 460px }
.words.slim h2 { font-size: 50px }
.words.step { width: 372px; left: 88px }
.words.step h2 { font-size: 46px }
.kicker { display: flex; align-items: center; gap: 16px; margin-bottom: 22px; color: #f5b301; font-size: 24px; font-weight: 600; letter-spacing: .04em }
.kicker::before { content: ""; width: 40px; height: 4px; background: currentColor }
h1, h2 { font-family: Archivo; font-stretch: 117%; font-weight: 660; letter-spacing: -.014em; line-height: 1.07; text-wrap: balance }
h1 { font-size: 70px }
h2 { font-size: 52px }
.lead { margin-top: 24px; color: #cbd2d9; text-wrap: pretty }
.figure { margin-top: 28px; padding-top: 20px; border-top: 1px solid #ffffff33; font: 600 46px/1.1 Archivo; font-stretch: 110%; font-variant-numeric: tabular-nums }
.figure small { display: block; margin-bottom: 8px; color: #a7b1bb; font: 400 26px/1.3 Inter }
.figure + .figure { margin-top: 22px }
.rise { animation: rise 800ms cubic-bezier(.2,.6,.2,1) calc(var(--at) + 350ms + var(--d, 0ms)) both }
.show { animation: appear 600ms linear calc(var(--at) + var(--d, 0ms)) both }
.line { stroke-dasharray: 1; animation: line var(--long, 1400ms) cubic-bezier(.4,0,.3,1) calc(var(--at) + var(--d, 0ms)) both }
.grow { transform-origin: left; animation: grow var(--long, 1400ms) cubic-bezier(.4,0,.3,1) calc(var(--at) + var(--d, 0ms)) both }
.flash { animation: flash 900ms ease-out calc(var(--at) + var(--d, 0ms)) both }
.near, .far { will-change: transform }
.near { animation: near var(--for) linear var(--at) both }
.far { animation: far var(--for) linear var(--at) both }
.focus { animation: focus 1100ms cubic-bezier(.4,0,.2,1) calc(var(--at) + 500ms) both }
.cover { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
.shade { position: absolute; inset: 0; background: linear-gradient(90deg, #14171bf2 6%, #14171bb8 40%, #14171b00 76%), linear-gradient(0deg, #14171bcc, #14171b00 30%) }
.still { position: absolute; right: -110px; top: 0; height: 100%; width: 1080px; overflow: hidden }
.still::after { content: ""; position: absolute; inset: 0; background: linear-gradient(90deg, #14171b 2%, #14171bb3 22%, #14171b00 46%) }
.still img { width: 100%; height: 100%; object-fit: cover }
.end { display: grid; place-content: center; justify-items: center; gap: 30px; text-align: center; height: 84% }
.end p { color: #cbd2d9; font-size: 30px }
.mark { position: absolute; left: 88px; top: 52px; z-index: 9 }
.scene:has(.end) { z-index: 10 }
svg text { font-family: Inter; fill: #cbd2d9 }
@keyframes appear { from { opacity: 0; visibility: hidden } 1% { visibility: visible } to { opacity: 1 } }
@keyframes gone { to { visibility: hidden } }
@keyframes leave { to { opacity: 0 } }
@keyframes rise { from { opacity: 0; transform: translateY(18px) } }
@keyframes line { from { stroke-dashoffset: 1 } to { stroke-dashoffset: 0 } }
@keyframes grow { from { transform: scaleX(0) } }
@keyframes flash { from { fill: #5b6673; r: 5px } 15% { fill: #fff3cf; r: 10px } to { fill: #f5b301 } }
@keyframes near { from { transform: scale(1.01) } to { transform: scale(1.075) } }
@keyframes focus { from { transform: var(--from) } to { transform: var(--to) } }
@keyframes far { from { transform: scale(1.08) } to { transform: scale(1.01) } }
`
