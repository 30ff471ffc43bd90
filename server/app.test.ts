import { describe, expect, test } from 'vitest'
import { listeningShop } from '../tests/support/listening-shop.ts'
import { sampleShop } from '../tests/support/server-shop.ts'

const shop = await listeningShop(await sampleShop())

describe('a call that the contract does not have', () => {
  test.each(['/api/v1/nope', '/api', '/api/', '/api/v2/board', '/api/v1/lecture/intro/category/menu/x'])(
    'is answered in the envelope: %s',
    async (address) => {
      const { status, headers, text } = await shop.send(address)
      expect(status).toBe(404)
      expect(headers['content-type']).toBe('application/json')
      expect(JSON.parse(text)).toMatchObject({
        status_code: 'PR10004404',
        content: { request_id: headers['x-request-id'] },
      })
    },
  )
})
