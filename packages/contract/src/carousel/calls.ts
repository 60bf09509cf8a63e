import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { carouselMessages as area } from './messages.ts'
import { CountFormSchema, PreviewQuerySchema, SlideListSchema } from './schemas.ts'

const home = '/v1/pagina_principal'

/** A browser sends one for each visit; the address is counted, never stored with what it saw. */
const counting: Limit = { name: 'portada-cuenta', max: 60, seconds: 3600 }
const previewing: Limit = { name: 'portada-vista', max: 600, seconds: 3600 }

/** What the public page asks for. */
export const carouselCalls = {
  list: call(
    { method: 'GET', path: `${home}/imagen/list`, area },
    {
      summary: 'Lists the slides of the home page',
      access: 'public',
      reply: SlideListSchema,
      failed: area.notLoadedOrSaved,
    },
  ),
  count: call(
    { method: 'POST', path: `${home}/cuenta/save`, area },
    {
      summary: 'Counts views and clicks of slides, from `sendBeacon`',
      access: 'public',
      budget: 'typing',
      limit: counting,
      body: CountFormSchema,
      reply: EmptySchema,
    },
  ),
  preview: call(
    { method: 'GET', path: `${home}/vista/:token`, area },
    {
      summary: 'Returns the draft of the slides by a preview link',
      access: 'public',
      limit: previewing,
      params: PreviewQuerySchema,
      reply: SlideListSchema,
    },
  ),
}
