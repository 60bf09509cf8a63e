import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { carouselMessages as area } from './messages.ts'
import type { CountFormSchema, SlideListSchema } from './schemas.ts'

const home = '/v1/pagina_principal'

/** What the public page asks for. */
export const carouselCalls = {
  list: call<{ reply: Of<typeof SlideListSchema> }>({ method: 'GET', path: `${home}/imagen/list`, area }),
  /** Views and clicks, from `sendBeacon`. */
  count: call<{ body: In<typeof CountFormSchema>; reply: null }>({ method: 'POST', path: `${home}/cuenta/save`, area }),
  preview: call<{ params: { token: string }; reply: Of<typeof SlideListSchema> }>({
    method: 'GET',
    path: `${home}/vista/:token`,
    area,
  }),
}
