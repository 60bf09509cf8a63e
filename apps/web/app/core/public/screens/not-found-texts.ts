const es = { instead: 'Quizá buscaba', allProducts: 'Todos los productos' }

const en: typeof es = { instead: 'You may be looking for', allProducts: 'All products' }

export const notFoundTexts = { key: 'screens/not-found', es, en }
