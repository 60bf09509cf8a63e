import { join } from 'node:path'
import bidiModule from 'bidi-js'
import PDFDocument from 'pdfkit'

const fonts = join(import.meta.dirname, '../../../fonts')
/** What the faces of a document lack, the large files last: each is opened by the first text that needs it. */
export const scripts = ['arabic', 'devanagari', 'hebrew', 'thai', 'emoji', 'han', 'hangul'] as const
// its types are those of an ES module, its code is CommonJS
const bidi = (bidiModule as unknown as typeof bidiModule.default)()
/** Stands for a sign that no font has, in texts from before forms refused it. */
const unknown = '□'

/** What pdfkit does not declare of itself. */
interface Inner {
  _font: Face
  _fontSize: number
  _fontSource: unknown
  _fontFamily: unknown
  _fragment(text: string, x: number, y: number, options: TextOptions): void
}
interface Face {
  ascender: number
  font: {
    characterSet: readonly number[]
    unitsPerEm: number
    layout(text: string): {
      glyphs: readonly { path: GlyphPath }[]
      positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
}
interface GlyphPath {
  scale(x: number, y: number): GlyphPath
  translate(x: number, y: number): GlyphPath
  toSVG(): string
}
/** A line of letters as the path of a drawing. */
export interface Outline {
  path: string
  width: number
}
type TextOptions = PDFKit.Mixins.TextOptions & { lineWidth?: number; textWidth?: number }

/** A part of a line in one face and one direction; odd levels run from right to left. */
interface Run {
  text: string
  face: Face
  level: number
}

/**
 * A PDF that prints names in every script it has a font for: a sign that the current face lacks is drawn with the first
 * face that has it, shaped, and in the order in which it is read.
 */
export class Paper extends PDFDocument {
  readonly #signs = new WeakMap<Face, ReadonlySet<number>>()

  constructor(options: PDFKit.PDFDocumentOptions) {
    super(options)
    for (const name of scripts) this.registerFont(name, join(fonts, `${name}.ttf`))
  }

  /** Whether a face has every sign of a text. */
  hasEvery(face: string, text: string): boolean {
    return this.#hasAll(this.#faceOf(face), text)
  }

  override widthOfString(text: string, options: TextOptions = {}): number {
    const { _font: face } = this.#inner
    if (this.#hasAll(face, text)) return super.widthOfString(text, options)
    const runs = this.#runsOf(text)
    const widths = runs.map((run) => this.#within(run.face, () => this.#widthOf(run, options)))
    return widths.reduce((sum, width) => sum + width, (options.characterSpacing ?? 0) * Math.max(0, runs.length - 1))
  }

  /** Draws one line; every text of pdfkit ends here. */
  _fragment(line: string, x: number, y: number, options: TextOptions): void {
    const { _font: face, _fontSize: size } = this.#inner
    const text = line.replaceAll('\n', '')
    const draw = (PDFDocument.prototype as unknown as Inner)._fragment
    if (this.#hasAll(face, text)) {
      draw.call(this as unknown as Inner, text, x, y, options)
      return
    }
    const { width, align, lineWidth = 0, ...others } = options
    let left = x
    if (width && align === 'right') left += lineWidth - this.widthOfString(text.trimEnd(), options)
    if (width && align === 'center') left += (lineWidth - this.widthOfString(text.trimEnd(), options)) / 2
    const alike = { ...others, ...shaping, baseline: (-face.ascender / 1000) * size } // all faces stand on one line
    for (const run of this.#runsOf(text))
      this.#within(run.face, () => {
        draw.call(this as unknown as Inner, run.text, left, y, alike)
        left += this.#widthOf(run, options) + (options.characterSpacing ?? 0)
      })
  }

  /** Returns a line as the path of a drawing (SVG), which begins at 0 on its base line, and its width. */
  outlineOf(text: string, face: string, size: number): Outline {
    return this.#within(face, () => {
      const { _font: own } = this.#inner
      const runs = this.#hasAll(own, text) ? [{ text, face: own, level: 0 }] : this.#runsOf(text)
      let [path, width] = ['', 0]
      for (const run of runs) {
        const { font } = run.face
        const scale = size / font.unitsPerEm
        const { glyphs, positions } = font.layout(run.text)
        for (const [index, { path: shape }] of glyphs.entries()) {
          const { xAdvance, xOffset, yOffset } = positions[index]!
          path += shape
            .scale(scale, -scale)
            .translate(width + xOffset * scale, -yOffset * scale)
            .toSVG()
          width += xAdvance * scale
        }
      }
      return { path, width }
    })
  }

  get #inner(): Inner {
    return this as unknown as Inner
  }

  #widthOf({ text }: Run, options: TextOptions): number {
    return super.widthOfString(text, { ...options, ...shaping })
  }

  /** Runs `work` with another face. */
  #within<T>(face: Face | string, work: () => T): T {
    const inner = this.#inner
    const { _font, _fontSource, _fontFamily } = inner
    if (typeof face === 'string') this.font(face)
    else inner._font = face
    try {
      return work()
    } finally {
      Object.assign(inner, { _font, _fontSource, _fontFamily })
    }
  }

  #faceOf(name: string): Face {
    return this.#within(name, () => this.#inner._font)
  }

  #hasAll(face: Face, text: string): boolean {
    const signs = this.#signs.get(face) ?? new Set(face.font.characterSet)
    this.#signs.set(face, signs)
    for (const sign of text) if (!signs.has(sign.codePointAt(0)!) && sign !== '\n') return false
    return true
  }

  /** Splits a line into runs, in the order in which they are drawn from left to right. */
  #runsOf(line: string): Run[] {
    const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
    const runs: Run[] = []
    let at = 0
    for (const sign of line) {
      const level = levels[at]!
      at += sign.length
      const last = runs.at(-1)
      const [face, shown] = this.#shown(sign, last?.face)
      if (!face) continue
      if (last?.face === face && last.level === level) last.text += shown
      else runs.push({ text: shown, face, level })
    }
    return inVisualOrder(runs.map(turned))
  }

  /** The face and the sign to draw. No face: nothing is drawn, as of a sign that only joins others. */
  #shown(sign: string, before: Face | undefined): [Face | null, string] {
    if (before && clinging.test(sign) && this.#hasAll(before, sign)) return [before, sign]
    const { _font: own } = this.#inner
    if (this.#hasAll(own, sign)) return [own, sign]
    if (invisible.test(sign)) return [null, '']
    for (const name of ['strong', ...scripts]) {
      const face = this.#faceOf(name)
      if (this.#hasAll(face, sign)) return [face, sign]
    }
    return /\s/.test(sign) ? [own, ' '] : [this.#faceOf('strong'), unknown]
  }
}

/** Shapes a run as a whole; without it pdfkit shapes word by word. */
const shaping = { features: [] }
/** Signs that belong to the one before. */
const clinging = /[\s\p{M}\p{Default_Ignorable_Code_Point}]/u
const invisible = /\p{Default_Ignorable_Code_Point}/u
/** Letters of scripts that fontkit itself turns around. */
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Signs without a direction of their own, such as brackets, that stand among letters from right to left. */
function turned(run: Run): Run {
  if (run.level % 2 === 0 || fromRight.test(run.text)) return run
  const signs = [...run.text].reverse().map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
  return { ...run, text: signs.join('') }
}

/** Rule L2 of the Unicode bidirectional algorithm, with runs instead of signs. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      if (ordered[from]!.level < level) continue
      let to = from
      while (to < ordered.length && ordered[to]!.level >= level) to++
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = to
    }
  return ordered
}
