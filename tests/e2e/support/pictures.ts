import sharp from 'sharp'

/** Returns a JPEG of one colour, large enough to be published; another `shade` makes another picture. */
export function pictureFile(name: string, shade = 0) {
  const background = { r: 200, g: (shade * 53) % 256, b: (shade * 97) % 256 }
  const drawing = sharp({ create: { width: 900, height: 675, channels: 3, background } })
  return drawing
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }))
}
