declare module 'autocannon' {
  export interface LoadOptions {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
  }

  export interface LoadResult {
    errors: number;
    non2xx: number;
    requests: { average: number };
  }

  export default function autocannon(options: LoadOptions): Promise<LoadResult>;
}
