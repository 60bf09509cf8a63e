import { fileURLToPath } from 'node:url'
import { styleAreaOf } from './style-areas.ts'

interface Module {
  importedIds: string[]
  code: string | null
}

interface Graph {
  getModuleInfo(id: string): Module | null
}

const router = /node_modules\/(react|react-dom|react-router|scheduler|turbo-stream)\//
const iconPackage = /node_modules\/@tabler\/icons-react\//
/** What moves slides, and its buttons: small files that come together anyway. */
const slides = /\/core\/public\/carousel\/(?:use-\w+|controls)\.tsx?$/
/** How a page says what the company wrote: several pages do, and none needs the home page for it. */
const contents = /\/core\/public\/contents\/(?:use-content|content-params)\.ts$|\/settings\/content-facts\.ts$/
const icon = /\/icons\/(Icon\w+)\.mjs$/

/** The first screen of the home page, its route and all its styles: in one file they weigh less than in three. */
const home =
  /\/features\/site\/home\/(?:(?:home\.route|home-page|hero|hero-media|hero-texts|sources)\.tsx?(?:\?|$)|.*\.module\.css$)/

/** What stands around every public page. The query is how the router's plugin asks for what the browser gets of a route. */
const frames = ['../app/root.tsx', '../app/features/site/public.layout.tsx'].map(
  (path) => `${fileURLToPath(new URL(path, import.meta.url))}?__react-router-build-client-route`,
)

/** A notice and what stands in it: small files that come together anyway. */
const notice = /\/core\/public\/form\/notice\.tsx$|\/icons\/Icon(?:AlertTriangle|CircleCheck|InfoCircle)\.mjs$/

/** How every page asks the server, whoever imports it first. */
const asking = fileURLToPath(new URL('../app/core/api/api.browser.ts', import.meta.url))

interface Frame {
  modules: Set<string>
  icons: Set<string>
}

const known = new WeakMap<Graph, Frame>()

function isOfFrame(id: string, graph: Graph): boolean {
  const { modules, icons } = known.get(graph) ?? frameOf(graph)
  const drawn = iconPackage.test(id) && icon.exec(id)
  return drawn ? icons.has(drawn[1] ?? '') : modules.has(id)
}

/** All that the frame imports. Icons come through one index of thousands, so they are found by their names instead. */
function frameOf(graph: Graph): Frame {
  const frame: Frame = { modules: new Set(), icons: new Set() }
  const waiting = [...frames, asking]
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (frame.modules.has(id) || router.test(id)) continue
    const module = graph.getModuleInfo(id)
    if (!frames.includes(id)) frame.modules.add(id)
    if (iconPackage.test(id)) {
      waiting.push(...(module?.importedIds ?? []).filter((imported) => !icon.test(imported)))
      continue
    }
    for (const [name] of module?.code?.matchAll(/\bIcon[A-Z]\w+/g) ?? []) frame.icons.add(name)
    waiting.push(...(module?.importedIds ?? []))
  }
  if (frame.modules.size === 0) throw new Error('chunks.ts finds no module of the frame')
  known.set(graph, frame)
  return frame
}

/**
 * Two files that every page needs: the framework, which no release of ours changes, and the frame. In one file each
 * they are smaller than in thirty, and fetched at once.
 */
export const chunks = {
  groups: [
    { name: 'framework', test: router, priority: 2 },
    { name: 'contents', test: contents },
    { name: 'slides', test: slides },
    { name: 'notice', test: notice },
    { name: 'site-home', test: home },
    {
      name: (id: string, graph: Graph) => (isOfFrame(id, graph) ? 'frame' : home.test(id) ? null : styleAreaOf(id)),
      debugName: 'frame and styles',
      priority: 1,
    },
  ],
}
