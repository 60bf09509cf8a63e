import { grounds, inkOn } from '@portal/contract/core/accent'
import { sharedPicture } from '@portal/contract/core/shared-pictures'
import sharp from 'sharp'
import { Paper } from '../documents/lettering.ts'
import { registerFaces } from '../documents/pdf.ts'
import { contours } from './contours.ts'

/** An icon of the site. `rounded` has corners of its own; phones cut those of the others. */
export interface IconTask {
  kind: 'icon'
  shape: 'rounded' | 'square' | 'maskable'
  as: 'png' | 'ico' | 'svg'
  /** In pixels, of a PNG. */
  size: number
  initials: string
  fill: string
  onFill: string
  mark: Uint8Array | null
}

/** The picture of a shared link. */
export interface ShareTask {
  kind: 'share'
  name: string
  title: string
  line: string
  /** The file of a picture. */
  picture: string | null
  accent: string
  mark: Uint8Array | null
}

export type BrandPicture = IconTask | ShareTask

export const drawBrandPicture = (task: BrandPicture): Promise<Uint8Array> =>
  task.kind === 'icon' ? drawIcon(task) : drawShare(task)

/** Side of the drawing of an icon, whatever its size. */
const side = 32
/** What matters stays inside the circle that every phone shows: four fifths of the width. */
const safe = { rounded: 1, square: 1, maskable: 0.8 }

async function drawIcon({ shape, as, size, ...task }: IconTask): Promise<Uint8Array> {
  const svg = Buffer.from(await iconSvg(shape, task))
  if (as === 'svg') return svg
  const density = Math.min(2400, (72 * size * 2) / side)
  const png = await sharp(svg, { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  return as === 'ico' ? ico(size, png) : png
}

type Face = Pick<IconTask, 'initials' | 'fill' | 'onFill' | 'mark'>

async function iconSvg(shape: IconTask['shape'], { initials, fill, onFill, mark }: Face): Promise<string> {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`
  const ground = (colour: string) =>
    `<rect width="${side}" height="${side}"${shape === 'rounded' ? ' rx="6"' : ''} fill="${colour}"/>`
  const inner = side * safe[shape]
  if (mark) return `${open}${await markParts(shape, mark, ground)}</svg>`
  const paper = openPaper()
  const unit = paper.outlineOf(initials, 'display', 1)
  const size = Math.min(0.66 * inner, (0.72 * inner) / Math.max(unit.width, 0.01))
  const { path, width } = paper.outlineOf(initials, 'display', size)
  const capHeight = 0.69 * size
  const [x, y] = [(side - width) / 2, (side + capHeight) / 2]
  return `${open}${ground(fill)}<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" d="${path}" fill="${onFill}"/></svg>`
}

/** A picture that fills its square is the icon; one that is cut out lies on the ground that shows it. */
async function markParts(shape: IconTask['shape'], mark: Uint8Array, ground: (colour: string) => string) {
  const { isCut, colour } = await looksOf(mark)
  const inner = side * safe[shape] * (isCut ? 0.84 : 1)
  const at = (side - inner) / 2
  const clip = '<clipPath id="c"><rect width="32" height="32" rx="6"/></clipPath>'
  const isClipped = shape === 'rounded' && !isCut
  const picture = `<image x="${at}" y="${at}" width="${inner}" height="${inner}"${isClipped ? ' clip-path="url(#c)"' : ''} href="${dataOf(mark)}"/>`
  return `${isClipped ? clip : ground(inkOn(colour))}${picture}`
}

/** Whether a mark has a transparent corner, and the mean colour of what is not transparent of it. */
async function looksOf(mark: Uint8Array): Promise<{ isCut: boolean; colour: string }> {
  const small = 16
  const square = sharp(mark).resize(small, small, { fit: 'contain', background: '#00000000' })
  const data = await square.ensureAlpha().raw().toBuffer()
  let [r, g, b, all] = [0, 0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!
    r += data[at]! * alpha
    g += data[at + 1]! * alpha
    b += data[at + 2]! * alpha
    all += alpha
  }
  const hex = [r, g, b].map((sum) =>
    Math.round(sum / Math.max(1, all))
      .toString(16)
      .padStart(2, '0'),
  )
  const corners = [0, small - 1, small * (small - 1), small * small - 1]
  return { isCut: corners.some((at) => data[4 * at + 3]! < 128), colour: `#${hex.join('')}` }
}

function openPaper(): Paper {
  const paper = new Paper({ autoFirstPage: false })
  registerFaces(paper)
  return paper
}

/** A mark as it stands on dark ground, where one that is dark itself would not be seen. */
const plateOf = (mark: Uint8Array, size: number): Promise<Uint8Array> =>
  drawIcon({ kind: 'icon', shape: 'rounded', as: 'png', size, initials: '', fill: '', onFill: '', mark })

const dataOf = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`

/** A container of one PNG, which every browser of this century reads. */
function ico(size: number, image: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

const { width, height } = sharedPicture
const left = 72
const shown = { width: 760, left: width - 690 }
const markSize = 56

async function drawShare({ name, title, line, picture, accent, mark }: ShareTask): Promise<Uint8Array> {
  const paper = openPaper()
  const image = picture && dataOf(await sharp(picture).resize(shown.width, height, { fit: 'cover' }).png().toBuffer())
  const most = image ? 640 : 900
  const size = image ? 66 : title.length > 24 ? 72 : title.length > 14 ? 78 : 104
  const titled = fitted(paper, title, 'display', size, most)
  const lined = line ? fitted(paper, line, 'regular', 30, most) : { lines: [], size: 30 }

  let y = height - 164
  const parts: string[] = []
  const put = (text: string, face: string, size: number, colour: string, x = left, base = y) => {
    const { path, width } = paper.outlineOf(text, face, size)
    parts.push(`<path transform="translate(${x.toFixed(1)} ${base.toFixed(1)})" d="${path}" fill="${colour}"/>`)
    return width
  }
  for (const text of lined.lines.toReversed()) {
    put(text, 'regular', lined.size, '#c3cad2', left, y - 10)
    y -= lined.size * 1.4
  }
  if (lined.lines.length > 0) y -= 18
  for (const text of titled.lines.toReversed()) {
    put(text, 'display', titled.size, grounds.paper, left, y - titled.size * 0.18)
    y -= titled.size * 1.04
  }
  parts.push(`<rect x="${left}" y="${y - 36}" width="72" height="6" fill="${accent}"/>`)

  const base = height - 64
  if (mark) {
    const plate = dataOf(await plateOf(mark, 2 * markSize))
    parts.push(`<image x="${left}" y="${base - 46}" width="${markSize}" height="${markSize}" href="${plate}"/>`)
  }
  const nameLeft = left + (mark ? markSize + 18 : 0)
  const room = (image ? left + most : width - left) - nameLeft - 30
  const nameSize = Math.min(38, (38 * room) / paper.outlineOf(name, 'display', 38).width)
  const nameEnd = nameLeft + put(name, 'display', nameSize, grounds.paper, nameLeft, base)
  parts.push(`<rect x="${(nameEnd + 6).toFixed(1)}" y="${base - 14}" width="14" height="14" fill="${accent}"/>`)

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<radialGradient id="g" gradientUnits="userSpaceOnUse" gradientTransform="translate(${0.78 * width} ${0.3 * height}) scale(${0.9 * width} ${1.2 * height})" cx="0" cy="0" r="1"><stop offset="0" stop-color="#2a323b"/><stop offset=".62" stop-color="${grounds.graphite}"/></radialGradient>
<linearGradient id="p"><stop offset="0" stop-color="#000"/><stop offset=".42" stop-color="#fff"/></linearGradient>
<mask id="q"><rect x="${shown.left}" width="${shown.width}" height="${height}" fill="url(#p)"/></mask></defs>
<rect width="${width}" height="${height}" fill="url(#g)"/>${contours(accent)}${image ? `<image x="${shown.left}" width="${shown.width}" height="${height}" href="${image}" mask="url(#q)"/>` : ''}${parts.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** Breaks a text into lines of at most a width, smaller where a word alone is wider. */
function fitted(paper: Paper, text: string, face: string, size: number, most: number) {
  const words = text.split(' ')
  const widthOf = (part: string) => paper.outlineOf(part, face, size).width
  const widest = Math.max(...words.map(widthOf))
  if (widest > most) return { lines: [text], size: Math.min(size, (size * most) / widthOf(text)) }
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return { lines, size }
}
