import { encode } from 'uqr'
import type { Pdf } from './pdf.ts'

interface Square {
  left: number
  top: number
  size: number
  colour: string
}

/** Draws the dark cells of a QR code, merging neighbours: a few hundred rectangles in one path. */
export function drawQrCode(pdf: Pdf, url: string, { left, top, size: wanted, colour }: Square): void {
  const { size, data } = encode(url, { ecc: 'M', border: 0 })
  const cell = wanted / size
  for (const [row, cells] of data.entries()) {
    for (let from = 0; from < size; from++) {
      if (!cells[from]) continue
      let to = from
      while (to < size && cells[to]) to++
      pdf.rect(left + from * cell, top + row * cell, (to - from) * cell, cell)
      from = to
    }
  }
  pdf.fill(colour)
}
