/** The platform's answer to a request for a web call, with what no page may learn of it. */
export function platformCall(id: string) {
  return {
    id,
    orgId: 'org',
    status: 'queued',
    webCallUrl: `https://vapi.daily.co/${id}`,
    transport: { provider: 'daily', callToken: 'meeting-token' },
    artifactPlan: { videoRecordingEnabled: false },
    assistant: { model: { messages: [{ role: 'system', content: 'a secret prompt' }] }, voice: { provider: '11labs' } },
  };
}
