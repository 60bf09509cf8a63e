import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { FRAMES_PER_SECOND, PUBLISHED_PER_SECOND } from './film.ts'

/** Frames as they were drawn: what ffmpeg reads, and the filters that make film of them. */
interface Drawn {
  inputs: string[]
  filters: string
}

/** One size of a film. */
interface Version {
  target: string
  width: number
  /** How much more may be lost than in a wide film with words. */
  hard?: number
  /** A filter that comes first. */
  crop?: string
}

const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
const KEYFRAMES = ['-g', `${PUBLISHED_PER_SECOND * 5}`]

/** The frames of a film with words: from the colours of a JPEG to those of a film, with frames between the drawn ones. */
export const drawnFrames = (path: string): Drawn => ({
  inputs: ['-i', path],
  filters: `[0]scale=in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv,format=yuv420p,framerate=fps=${PUBLISHED_PER_SECOND}:interp_start=0:interp_end=255:scene=100`,
})

/** Puts JPEG frames into one file as they are. */
export async function keep(frames: AsyncIterable<Buffer>, path: string): Promise<void> {
  const input = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', `${FRAMES_PER_SECOND}`, '-i', '-']
  const ffmpeg = started([...input, '-c:v', 'copy', path], 'pipe')
  for await (const frame of frames) if (!ffmpeg.stdin?.write(frame)) await once(ffmpeg.stdin!, 'drain')
  ffmpeg.stdin?.end()
  await ended(ffmpeg)
}

/** The files that browsers load, AV1 and for those that cannot H.264, in all sizes at once. */
export async function publish({ inputs, filters }: Drawn, versions: Version[]): Promise<void> {
  const parts = versions.map((_, index) => `[whole${index}]`).join('')
  const sizes = versions.map(
    ({ width, crop = '' }, index) =>
      `[whole${index}]${crop}scale=${width}:-2:flags=lanczos,format=yuv420p,split=2[av1${index}][h264${index}]`,
  )
  const graph = [`${filters},split=${versions.length}${parts}`, ...sizes].join(';')
  const outputs = versions.flatMap(({ target, hard = 0 }, index) => [
    ...['-map', `[av1${index}]`, '-c:v', 'libsvtav1', '-preset', '9', '-crf', `${45 + hard}`],
    ...['-svtav1-params', 'lp=1', ...KEYFRAMES, ...COLOURS, `${target}.webm`],
    ...['-map', `[h264${index}]`, '-c:v', 'libx264', '-preset', 'faster', '-tune', 'animation', '-crf', `${27 + hard}`],
    ...['-threads', '1', '-movflags', '+faststart', ...KEYFRAMES, ...COLOURS, `${target}.mp4`],
  ])
  await ended(started([...inputs, '-filter_complex', graph, ...outputs], 'ignore'))
}

/** One frame as PNG. */
export async function still({ inputs, filters }: Drawn, seconds: number, target: string): Promise<void> {
  const graph = `${filters},trim=start=${seconds},setpts=PTS-STARTPTS[still]`
  const words = [...inputs, '-filter_complex', graph, '-map', '[still]', '-frames:v', '1', '-update', '1', target]
  await ended(started(words, 'ignore'))
}

function started(words: string[], stdin: 'pipe' | 'ignore'): ChildProcess {
  return spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...words], {
    stdio: [stdin, 'inherit', 'ignore'],
  })
}

async function ended(process: ChildProcess): Promise<void> {
  const [code] = await once(process, 'exit')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
