import { call } from '../core/endpoint.ts'
import type { Of } from '../core/fields.ts'
import { carouselMessages } from './messages.ts'
import type { SlideListSchema } from './schemas.ts'

export const carouselCalls = {
  list: call<{ reply: Of<typeof SlideListSchema> }>({
    method: 'GET',
    path: '/v1/pagina_principal/imagen/list',
    area: carouselMessages,
  }),
}
