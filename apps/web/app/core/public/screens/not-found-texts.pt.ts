import type { notFoundTexts } from './not-found-texts.ts'

const notFound: (typeof notFoundTexts)['es'] = { instead: 'Talvez você procure', allProducts: 'Todos os produtos' }

export const portuguese = { 'screens/not-found': notFound }
