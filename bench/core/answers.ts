import type { Running } from './portal-process.ts'

/** Returns the text of an answer of 200. */
export async function textAt({ port }: Running, url: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}${url}`)
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  return reply.text()
}

const answerAt = async (running: Running, url: string) =>
  (JSON.parse(await textAt(running, url)) as { datos: { total: number } }).datos

export const totalAt = async (running: Running, url: string): Promise<number> => (await answerAt(running, url)).total

/** The sum of floating numbers depends on their order. */
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1e9) / 1e9 : value)

/** Compares both answers without a search: the yardstick has neither typo correction nor relevance. */
export async function compareAnswers(ours: Running, yardstick: Running, urls: readonly string[]): Promise<void> {
  for (const url of urls.filter((url) => !url.includes('buscar=')).slice(0, 60)) {
    const [mine, theirs] = await Promise.all(
      [ours, yardstick].map(async (side) => JSON.stringify(await answerAt(side, url), rounded)),
    )
    if (mine !== theirs)
      throw new Error(`${url} answers differently:\n${mine!.slice(0, 600)}\n${theirs!.slice(0, 600)}`)
  }
}

/** Returns the machines that these lists show. */
export async function shownIn(running: Running, urls: readonly string[]): Promise<number[]> {
  const ids = new Set<number>()
  for (const url of urls) {
    const { datos } = JSON.parse(await textAt(running, url)) as { datos: { clasificados: { id: number }[] } }
    for (const { id } of datos.clasificados) ids.add(id)
  }
  return [...ids]
}
